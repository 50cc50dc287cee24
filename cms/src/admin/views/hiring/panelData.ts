import type { Panel } from '@/recruitment/desk/readPanel'

export type PanelData = Panel

/** What a section of the panel is given. */
export interface SectionProps {
  panel: PanelData
  /** Sends something to the desk and shows what is true afterwards. Answers whether it was done. */
  send: (path: string, body: object) => Promise<boolean>
}
