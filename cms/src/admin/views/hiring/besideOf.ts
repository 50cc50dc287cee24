'use client'

/** The applications that stand beside one in the list or on the board. */
export interface Beside {
  before?: string | undefined
  after?: string | undefined
}

/** What stands beside an application in the list or on the board behind the panel; `undefined` where it does not stand itself. */
export function besideOf(id: string): Beside | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-application]')].map(
    ({ dataset }) => dataset.application,
  )
  const place = ids.indexOf(id)
  return place === -1 ? undefined : { before: ids[place - 1], after: ids[place + 1] }
}
