import type { DocumentRef } from '@diwan/shared/contracts/publishing'
import { problemOf } from '@diwan/shared/messages/problems'
import { ReleaseError } from '../render/ReleaseError.ts'
import { isOfContent } from './isOfContent.ts'

/** A document whose newest state cannot be released, and why. */
export interface Guilty {
  document: DocumentRef
  error: string
}

type Unit = DocumentRef[]

interface Release {
  /** Releases whatever is not released yet; throws when that cannot be. */
  attempt: () => Promise<void>
  /** Documents that are not released yet, in units: each goes live as a whole or not at all. */
  units: () => Unit[]
  /** Gives documents back their released state and keeps the newest one out. */
  hold: (refs: DocumentRef[]) => void
  /** Takes the newest state of documents in again. */
  takeBack: (refs: DocumentRef[]) => Promise<void>
}

// Tried one by one before a release is refused as a whole.
const MAX_SINGLES = 8
// How far it is followed what leads to what is held.
const MAX_FOLLOWED = 4

/**
 * Releases what can be released, and tells which documents cannot. A failure is narrowed down: the suspects are held back, the
 * rest goes live at once, then the suspects are tried again in halves. Throws when the release fails without them as well.
 */
export async function releaseInParts(release: Release): Promise<Guilty[]> {
  try {
    await release.attempt()
    return []
  } catch (error) {
    const units = release.units()
    if (!isOfContent(error) || units.length === 0) throw error
    const held = await holdUntilReleased(release, error, units)
    if (held === null) throw error
    return held.length === 1 ? held.flatMap((unit) => accuse(unit, error)) : findGuilty(release, held)
  }
}

/** The suspects without which the release is live; `null` when there is no such set. */
async function holdUntilReleased(release: Release, error: unknown, units: Unit[]): Promise<Unit[] | null> {
  const named = error instanceof ReleaseError ? error.suspects.map((suspects) => unitsWith(suspects, units)) : []
  const groups = named.length > 0 ? named : [units]
  const singles = (groups[0] ?? []).length > 1 && (groups[0] ?? []).length <= MAX_SINGLES ? (groups[0] ?? []) : []
  const tries = [
    ...groups.map((group) => ({ group, steps: MAX_FOLLOWED })),
    ...singles.map((one) => ({ group: [one], steps: 0 })),
  ]
  for (const { group, steps } of tries) {
    const whole = holdWhole(release, group)
    if (await holdWhatFollows(release, whole, steps)) return whole
    await release.takeBack(whole.flat())
  }
  return null
}

/** Whether the rest is live, perhaps without what leads to what is held: that is held too, and added. */
async function holdWhatFollows(release: Release, held: Unit[], steps: number): Promise<boolean> {
  for (let step = 0; ; step++) {
    const error = await failureOf(release)
    if (error === null) return true
    const suspects = error instanceof ReleaseError ? (error.suspects[0] ?? []) : []
    // What is held already waits for no release, unless it is withdrawn in one language.
    const more = unitsWith(suspects, release.units())
    if (more.length === 0 || step === steps) return false
    const known = new Set(held.flat().map(nameOf))
    for (const unit of holdWhole(release, more)) if (!unit.every((ref) => known.has(nameOf(ref)))) held.push(unit)
  }
}

/** Tries what is held in ever smaller groups until each unit is live or known to be a reason. */
async function findGuilty(release: Release, held: Unit[]): Promise<Guilty[]> {
  const guilty: Guilty[][] = []
  let groups = halvesOf(held)
  for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
    await release.takeBack(group.flat())
    try {
      await release.attempt()
    } catch (error) {
      if (!isOfContent(error)) throw error
      const whole = holdWhole(release, group)
      const [unit] = whole
      if (whole.length === 1 && unit !== undefined) guilty.push(accuse(unit, error))
      else groups = [...halvesOf(whole), ...groups]
    }
  }
  return guilty.flat()
}

/** Why what waits cannot be released; `null` when it has been. */
async function failureOf(release: Release): Promise<unknown> {
  try {
    await release.attempt()
    return null
  } catch (error) {
    if (!isOfContent(error)) throw error
    return error
  }
}

/** Holds units back and returns them as they are by now: what was fetched again may have come with more of its bundle. */
function holdWhole(release: Release, group: Unit[]): Unit[] {
  const whole = unitsWith(group.flat(), release.units())
  release.hold(whole.flat())
  return whole
}

/** The units that these documents belong to; a document that does not wait for a release belongs to none. */
function unitsWith(refs: DocumentRef[], units: Unit[]): Unit[] {
  const unitOf = new Map(units.flatMap((unit) => unit.map((ref) => [nameOf(ref), unit])))
  return [...new Set(refs.flatMap((ref) => [unitOf.get(nameOf(ref)) ?? []]))].filter((unit) => unit.length > 0)
}

function halvesOf(group: Unit[]): Unit[][] {
  const middle = Math.ceil(group.length / 2)
  return [group.slice(0, middle), group.slice(middle)].filter((half) => half.length > 0)
}

/** All of a bundle waits for the one that cannot be released. */
function accuse(unit: Unit, error: unknown): Guilty[] {
  const message = error instanceof Error ? error.message : String(error)
  const named = new Set(error instanceof ReleaseError ? error.documents.map(nameOf) : [])
  const isAtFault = (ref: DocumentRef) => unit.length === 1 || named.has(nameOf(ref))
  return unit.map((document) => ({
    document,
    error: isAtFault(document) ? message : problemOf('waitsForBundle', { reason: message }),
  }))
}

const nameOf = ({ collection, id }: DocumentRef) => `${collection}/${id}`
