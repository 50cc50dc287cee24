import { MINUTE } from '@diwan/shared/lib/time'

/** An agreed interview. */
export interface Meeting {
  at: string
  minutes: number
  /** The application that it is about. */
  reference: string
  people: readonly { id: string; name: string }[]
}

interface Plan {
  times: readonly string[]
  minutes: number
  /** The ids of those who are to be there. */
  people: readonly string[]
}

export interface Clash {
  at: string
  /** Who would be in two places. */
  name: string
  /** The application that the other interview is about. */
  reference: string
}

/** Times still to come at which somebody would meet two candidates at once. */
export const clashesAt = ({ minutes, people, times }: Plan, agreed: readonly Meeting[]): Clash[] =>
  times.flatMap((at) =>
    agreed
      .filter((meeting) => isAtOnce(Date.parse(at), minutes * MINUTE, meeting))
      .flatMap((meeting) =>
        meeting.people
          .filter(({ id }) => people.includes(id))
          .map(({ name }) => ({ at, name, reference: meeting.reference })),
      ),
  )

function isAtOnce(start: number, length: number, { at, minutes }: Meeting): boolean {
  const other = Date.parse(at)
  return start > Date.now() && start < other + minutes * MINUTE && other < start + length
}
