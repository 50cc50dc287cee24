import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChosenLinksWarning } from './ChosenLinksWarning'

const list = vi.hoisted(() => ({ open: '', chosen: [] as string[] }))

// The list and its question are Payload's.
vi.mock('@payloadcms/ui', () => ({
  useModal: () => ({ modalState: { [list.open]: { isOpen: true }, other: { isOpen: false } } }),
  useSelection: () => ({ selectedIDs: list.chosen }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

const fetched = vi.fn<(address: string) => Promise<Response>>()

beforeEach(() => {
  fetched.mockResolvedValue(
    Response.json({ success: true, places: [{ title: 'About us', href: '/admin/auth/pages/edit/1' }] }),
  )
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
  list.chosen = []
})

function ask(modal: string) {
  list.open = modal
  render(
    <dialog open id={modal} aria-label="question">
      <div className="confirmation-modal__content">
        <p>Sure?</p>
      </div>
    </dialog>,
  )
  return screen.getByRole('dialog')
}

test.for(['confirm-delete-many-docs', 'unpublish-services'])(
  'the question %s names the places that link to what is chosen',
  async (modal) => {
    list.chosen = ['a', 'b']
    const question = ask(modal)
    render(<ChosenLinksWarning collectionSlug="services" />)

    await waitFor(() => expect(within(question).getByText(/1 place links to what you have chosen/)).toBeTruthy())
    expect(within(question).getByRole('link', { name: 'About us' })).toBeTruthy()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/admin/links?collection=services&id=a&id=b'])
  },
)

test('a list in which nothing is asked looks nothing up', () => {
  list.chosen = ['a']
  ask('edit-services')
  render(<ChosenLinksWarning collectionSlug="services" />)

  expect(fetched).not.toHaveBeenCalled()
})
