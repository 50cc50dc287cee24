import type { Locale } from '../content/locales.ts'
import { runtime as ar } from './ar/runtime.ts'
import { runtime as en, type RuntimeMessages } from './en/runtime.ts'

/** Words that scripts show: notices of the version detector, toasts, network errors. A key missing in one language does not compile. */
export const runtimeMessages: Record<Locale, RuntimeMessages> = { en, ar }
