import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { Statements } from '../mirror/Statements.ts'
import { MediaUses } from './MediaUses.ts'

function usesOf(...pages: string[]) {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE pages (media TEXT NOT NULL)')
  for (const media of pages) database.prepare('INSERT INTO pages VALUES (?)').run(media)
  const statements = new Statements(database)
  return { uses: new MediaUses(statements), reading: vi.spyOn(statements, 'all') }
}

test('media is counted once, and then kept in step with what pages show', () => {
  const { uses, reading } = usesOf('media/a media/b', 'media/a', '')
  uses.replace('media/a', 'media/c')
  expect(Object.fromEntries(uses.counts())).toEqual({ 'media/a': 1, 'media/b': 1, 'media/c': 1 })
  expect(reading).toHaveBeenCalledOnce()
})

test('a path is unused when its last page is gone, and is told once', () => {
  const { uses } = usesOf('media/a media/b', 'media/a')
  uses.replace('media/a media/b', '')
  expect(uses.takeUnused()).toEqual(['media/b'])
  expect(uses.takeUnused()).toEqual([])
})

test('a path that another page took up meanwhile is not unused', () => {
  const { uses } = usesOf('media/a')
  uses.replace('media/a', '')
  uses.replace('', 'media/a')
  expect(uses.takeUnused()).toEqual([])
})

test('an edit that leaves the media of its pages alone does not read those of all pages', () => {
  const { uses, reading } = usesOf('media/a')
  uses.replace('media/a', 'media/a')
  expect(uses.takeUnused()).toEqual([])
  expect(reading).not.toHaveBeenCalled()
})

test('what was rolled back is counted anew, and what it left unused is forgotten', () => {
  const { uses } = usesOf('media/a')
  uses.replace('media/a', '')
  uses.forget()
  expect(uses.takeUnused()).toEqual([])
  expect(Object.fromEntries(uses.counts())).toEqual({ 'media/a': 1 })
})
