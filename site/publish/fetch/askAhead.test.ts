import { expect, test, vi } from 'vitest'
import { askAhead } from './askAhead.ts'
import type { Cms } from './CmsClient.ts'

const version = (id: string) => ({ collection: 'blogs', id, updatedAt: '2026-01-01T00:00:00.000Z' })

const asking = (...answers: (() => Promise<ReturnType<typeof version>[]>)[]) => {
  const fetchManifest = vi.fn<Cms['fetchManifest']>()
  for (const answer of answers) fetchManifest.mockImplementationOnce(answer)
  return { fetchManifest, cms: askAhead({ fetchManifest } as unknown as Cms) }
}

test('the list of versions is asked for before somebody wants it, and anew for whoever wants it next', async () => {
  const { fetchManifest, cms } = asking(
    () => Promise.resolve([version('a')]),
    () => Promise.resolve([version('b')]),
  )
  expect(fetchManifest).toHaveBeenCalledOnce()

  expect(await cms.fetchManifest()).toEqual([version('a')])
  expect(await cms.fetchManifest()).toEqual([version('b')])
})

test('a CMS that did not answer yet is asked again, and only then is it said to be wrong', async () => {
  const refuse = () => Promise.reject(new Error('The CMS does not answer.'))
  const { cms } = asking(refuse, () => Promise.resolve([version('a')]))
  await new Promise(setImmediate)
  expect(await cms.fetchManifest()).toEqual([version('a')])

  const away = asking(refuse, refuse)
  await expect(away.cms.fetchManifest()).rejects.toThrow('does not answer')
})
