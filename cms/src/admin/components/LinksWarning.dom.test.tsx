import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LinksWarning } from './LinksWarning'

const modal = vi.hoisted(() => ({ open: '' }))

// The question is Payload's.
vi.mock('@payloadcms/ui', () => ({
  useModal: () => ({ isModalOpen: (slug: string) => slug === modal.open }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

const places = [{ title: 'About us', href: '/admin/auth/pages/edit/1' }]

function ask(slug: string) {
  modal.open = slug
  render(
    <dialog open id={slug} aria-label="question">
      <div className="confirmation-modal__content">
        <p>Sure?</p>
      </div>
    </dialog>,
  )
  return screen.getByRole('dialog')
}

afterEach(() => {
  cleanup()
  modal.open = ''
})

test.for(['delete-7', 'confirm-un-publish-7'])('the question %s names the places that link here', (slug) => {
  const question = ask(slug)
  render(<LinksWarning id="7" places={places} hasMore={false} />)

  expect(within(question).getByText(/1 place links here/)).toBeTruthy()
  expect(within(question).getByRole('link', { name: 'About us' })).toBeTruthy()
})

test('a question about another document, or about one that nothing links to, says nothing of links', () => {
  const question = ask('delete-8')
  render(<LinksWarning id="7" places={places} hasMore={false} />)
  render(<LinksWarning id="8" places={[]} hasMore={false} />)

  expect(within(question).queryByText(/link/)).toBeNull()
})

test('a question about a document with more links than are named says that there are more', () => {
  const question = ask('delete-7')
  render(<LinksWarning id="7" places={places} hasMore />)

  expect(within(question).getByText(/^More than 1 place links here/)).toBeTruthy()
})
