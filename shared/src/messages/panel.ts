import type { Locale } from '../content/locales.ts'
import { panel as ar } from './ar/panel.ts'
import { panel as en, type PanelMessages } from './en/panel.ts'

/** Words of the tools around the control panel. A key missing in one language does not compile. */
export const panelMessages: Record<Locale, PanelMessages> = { en, ar }
