import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useDraft } from './useDraft'

// Who is signed in is Payload's.
vi.mock('@payloadcms/ui', () => ({ useAuth: () => ({ user: { id: 'me' } }) }))

const empty = { text: '' }
function Letter() {
  const [draft] = useDraft('letter', empty)
  return (
    <>
      <output>{draft.text}</output>
      <button type="button" disabled={draft.text === ''} />
    </>
  )
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('what was half written can be sent after the page was loaded again', () => {
  const page = document.createElement('div')
  document.body.append(page)
  // The server knows nothing of what a tab keeps.
  page.innerHTML = renderToString(<Letter />)
  sessionStorage.setItem('desk-draft:me:letter', JSON.stringify({ text: 'Dear Sara' }))
  const complaints: unknown[] = []

  render(<Letter />, {
    container: page,
    hydrate: true,
    onRecoverableError: (error) => void complaints.push(error),
  })

  expect(screen.getByRole('status').textContent).toBe('Dear Sara')
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  expect(complaints).toEqual([])
})
