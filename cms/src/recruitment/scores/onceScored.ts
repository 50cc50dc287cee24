import type { FieldAccess } from 'payload'
import { readScoresDue } from './readScoresDue'

/** Who is to meet a candidate reads what colleagues gave once their own score is in. */
export const onceScored: FieldAccess = async ({ id, req }) => !id || !(await readScoresDue(req)).has(String(id))
