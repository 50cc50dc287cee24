import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useFields } from './useFields'

interface Fields {
  name: string
  topic: string
  consent: string | false
}

function Form({ onSend }: { onSend: (fields: Fields) => void }) {
  const { register, handleSubmit, setValue, reset } = useFields<Fields>()
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <input {...register('name')} aria-label="Name" defaultValue="Huda" />
      <select {...register('topic')} aria-label="Topic">
        <option value="">Any</option>
        <option value="tax">Tax</option>
      </select>
      <input {...register('consent')} aria-label="Consent" type="checkbox" value="true" />
      <button>Send</button>
      <button type="button" onClick={() => setValue('topic', 'tax')}>
        Ask about tax
      </button>
      <button type="button" onClick={reset}>
        Clear
      </button>
    </form>
  )
}

afterEach(cleanup)

test('a submission says what stands in the controls, and false for a box without a tick', async () => {
  const onSend = vi.fn()
  render(<Form onSend={onSend} />)

  await userEvent.click(screen.getByText('Send'))
  await userEvent.type(screen.getByLabelText('Name'), ' A.')
  await userEvent.click(screen.getByLabelText('Consent'))
  await userEvent.click(screen.getByText('Ask about tax'))
  await userEvent.click(screen.getByText('Send'))

  expect(onSend.mock.calls).toEqual([
    [{ name: 'Huda', topic: '', consent: false }],
    [{ name: 'Huda A.', topic: 'tax', consent: 'true' }],
  ])
})

test('a cleared form holds what it was rendered with', async () => {
  const onSend = vi.fn()
  render(<Form onSend={onSend} />)
  await userEvent.clear(screen.getByLabelText('Name'))
  await userEvent.click(screen.getByLabelText('Consent'))

  await userEvent.click(screen.getByText('Clear'))
  await userEvent.click(screen.getByText('Send'))

  expect(onSend).toHaveBeenCalledWith({ name: 'Huda', topic: '', consent: false })
})
