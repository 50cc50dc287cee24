export const callers = ['admin', 'editor', 'recruiter', 'service', 'nobody'] as const
export type Caller = (typeof callers)[number]

/** One call of the API, the same for every database. `~name~` stands for an id that an earlier call kept. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  as: Caller
  /** What it is for, as differences are grouped. */
  kind: string
  body?: unknown
  /** Keeps an id of its answer under a name: `doc.id`, `docs.0.id`. */
  keeps?: { name: string; from: string }
}

export interface Answer {
  call: Call
  status: number
  body: unknown
}
