import type { Clash } from '@/recruitment/interviews/clashesAt'
import { useHiringWords } from './useHiringWords'

/** Who would meet two candidates at once, and when. */
export function ListOfClashes({ clashes }: { clashes: readonly Clash[] }) {
  const { timeOf, words } = useHiringWords()
  if (clashes.length === 0) return null
  return (
    <ul className="hiring-plain">
      {clashes.map(({ at, name, reference }) => (
        <li key={`${at} ${name} ${reference}`}>
          {words.panel.clash(name, timeOf(at))} · <bdi className="hiring-reference">{reference}</bdi>
        </li>
      ))}
    </ul>
  )
}
