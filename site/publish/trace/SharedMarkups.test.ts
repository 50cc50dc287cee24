import { expect, onTestFinished, test, vi } from 'vitest'
import { openMirror } from '../mirror/openMirror.ts'
import { Statements } from '../mirror/Statements.ts'
import { SharedMarkups } from './SharedMarkups.ts'

const MENU = { name: 'menu', html: '<nav>Services</nav>', keys: ['menu', 'services'] }
const [MENU_QUERY, SERVICES_QUERY] = [1, 2]
const [HOME, CONTACT] = [10, 11]

/** Shared markup beside two queries that are written down, and who is told of those that nobody may ask any more. */
function sharedMarkups() {
  const database = openMirror(':memory:')
  onTestFinished(() => database.close())
  database.exec(`INSERT INTO queries (id, key, name, digest, reads) VALUES
    (${MENU_QUERY}, 'menu', 'menu', '', ''), (${SERVICES_QUERY}, 'services', 'services', '', '')`)
  const onLoosened = vi.fn<(query: number) => void>()
  return { markups: new SharedMarkups(new Statements(database), onLoosened), onLoosened }
}

test('markup is found by each query that it asks', () => {
  const { markups } = sharedMarkups()
  markups.put(MENU)
  markups.show(HOME, ['menu'])
  expect(markups.asking(['services'])).toEqual([MENU])
})

test('markup that asks less than before lets go of the rest', () => {
  const { markups, onLoosened } = sharedMarkups()
  markups.put(MENU)
  markups.put({ ...MENU, keys: ['menu'] })
  expect(markups.asking(['services'])).toEqual([])
  expect(onLoosened).toHaveBeenCalledWith(SERVICES_QUERY)
})

test('markup that is written down again as it was is left alone', () => {
  const { markups, onLoosened } = sharedMarkups()
  markups.put(MENU)
  markups.put({ ...MENU, keys: [...MENU.keys].reverse() })
  expect(onLoosened).not.toHaveBeenCalled()
})

test('a sweep forgets what no page shows any more, and tells of its queries', () => {
  const { markups, onLoosened } = sharedMarkups()
  markups.put(MENU)
  markups.show(HOME, ['menu'])
  markups.hide(HOME)
  expect(markups.isLoosened).toBe(true)
  markups.sweep()
  expect(markups.asking(['menu'])).toEqual([])
  expect(onLoosened.mock.calls.flat()).toEqual([MENU_QUERY, SERVICES_QUERY])
  expect(markups.isLoosened).toBe(false)
})

test('a sweep keeps what another page still shows', () => {
  const { markups, onLoosened } = sharedMarkups()
  markups.put(MENU)
  markups.show(HOME, ['menu'])
  markups.show(CONTACT, ['menu'])
  markups.hide(HOME)
  markups.sweep()
  expect(markups.asking(['menu'])).toEqual([MENU])
  expect(onLoosened).not.toHaveBeenCalled()
})
