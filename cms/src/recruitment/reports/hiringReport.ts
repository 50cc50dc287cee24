import { DAY } from '@diwan/shared/lib/time'
import type { Stage } from '@/recruitment/stages/stages'

export interface Reported {
  vacancy: string | null
  source: string | null
  createdAt: string
  stage: Stage
  history: readonly { to?: Stage | null; at?: string | null; isUndo?: boolean | null }[]
}

export interface HiringReport {
  total: number
  byVacancy: { key: string; count: number; hired: number }[]
  bySource: { key: string; count: number; hired: number }[]
  /** How many came at least this far. */
  funnel: { stage: Stage; count: number }[]
  /** Median days spent in a stage, of those who have left it. */
  timeInStage: { stage: Stage; days: number | null; left: number }[]
  /** Median days from application to hire. */
  timeToHire: number | null
}

const way: readonly Stage[] = ['new', 'screening', 'interview', 'offer', 'hired']

const median = (values: number[]): number | null => {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const value = sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  return Math.round((value ?? 0) * 10) / 10
}

/** What happened to applications, in sums: nobody can be found in it. */
export function hiringReport(applications: readonly Reported[]): HiringReport {
  const spent = new Map<Stage, number[]>()
  const spentIn = (stage: Stage): number[] => {
    const days = spent.get(stage) ?? []
    spent.set(stage, days)
    return days
  }
  const reached = new Map<Stage, number>()
  const toHire: number[] = []
  for (const application of applications) {
    const steps = stepsOf(application)
    for (const [place, { at, to }] of steps.entries()) {
      const next = steps[place + 1]
      if (next) spentIn(to).push((next.at - at) / DAY)
    }
    const furthest = Math.max(0, ...steps.map(({ to }) => way.indexOf(to)))
    for (const stage of way.slice(0, furthest + 1)) reached.set(stage, (reached.get(stage) ?? 0) + 1)
    const hired = steps.findLast(({ to }) => to === 'hired')
    if (application.stage === 'hired' && hired) toHire.push((hired.at - Date.parse(application.createdAt)) / DAY)
  }
  return {
    total: applications.length,
    byVacancy: counted(applications, ({ vacancy }) => vacancy),
    bySource: counted(applications, ({ source }) => source),
    funnel: way.map((stage) => ({ stage, count: reached.get(stage) ?? 0 })),
    timeInStage: way.slice(0, -1).map((stage) => {
      const days = spent.get(stage) ?? []
      return { stage, days: median(days), left: days.length }
    }),
    timeToHire: median(toHire),
  }
}

/** The stages an application went through, from its arrival on; a move that was taken back was none. */
function stepsOf({ createdAt, history }: Reported): { to: Stage; at: number }[] {
  const steps: { to: Stage; at: number }[] = []
  for (const { at, isUndo, to } of history) {
    if (isUndo) steps.pop()
    else if (to && at) steps.push({ to, at: Date.parse(at) })
  }
  return steps[0]?.to === 'new' ? steps : [{ to: 'new', at: Date.parse(createdAt) }, ...steps]
}

function counted(applications: readonly Reported[], keyOf: (application: Reported) => string | null) {
  const sums = new Map<string, { key: string; count: number; hired: number }>()
  for (const application of applications) {
    const key = keyOf(application)?.trim() ?? ''
    // Links say "LinkedIn" and "linkedin": one source, in its first spelling.
    const alike = key.toLowerCase()
    const sum = sums.get(alike) ?? { key, count: 0, hired: 0 }
    const hired = sum.hired + (application.stage === 'hired' ? 1 : 0)
    sums.set(alike, { ...sum, count: sum.count + 1, hired })
  }
  return [...sums.values()].sort((a, b) => b.count - a.count)
}
