'use client'

/** The application that stands so many places after this one in the list or on the board behind the panel. */
export function neighbourOf(id: string, step: number): string | undefined {
  const ids = [...document.querySelectorAll<HTMLElement>('[data-application]')].map(
    ({ dataset }) => dataset.application,
  )
  const place = ids.indexOf(id)
  return place === -1 ? undefined : ids[place + step]
}
