import { beforeEach, expect, test, vi } from 'vitest'

const loaded = async () => {
  vi.resetModules()
  document.body.innerHTML = `<astro-island><form data-replay><button type="button" data-replay>Go</button><a href="#x">x</a><input type="checkbox" /></form></astro-island>`
  const { default: engage, holdUntilHydrated } = await import('./directive.ts')
  const island = document.querySelector<HTMLElement>('astro-island')!
  const hydrate = vi.fn(async () => undefined)
  const load = vi.fn(async () => hydrate)
  holdUntilHydrated(island)
  engage(load as never, { name: 'engage', value: '' } as never, island)
  return { island, load, hydrate, button: island.querySelector('button')!, form: island.querySelector('form')! }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => vi.restoreAllMocks())

test('nothing is loaded before the visitor does something', async () => {
  const { load } = await loaded()
  window.dispatchEvent(new Event('scroll'))
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'])(
  '%s hydrates once',
  async (type) => {
    const { load, hydrate } = await loaded()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(hydrate).toHaveBeenCalledTimes(1)
  },
)

test.each(['astro:hydrate', 'astro:hydration-error'])(
  'a click before hydration is held and released on %s',
  async (outcome) => {
    const { island, button } = await loaded()
    const onClick = vi.fn()
    button.addEventListener('click', onClick)
    button.click()
    expect(onClick).not.toHaveBeenCalled()
    island.dispatchEvent(new Event(outcome))
    expect(onClick).toHaveBeenCalledTimes(1)
    button.click()
    expect(onClick).toHaveBeenCalledTimes(2)
  },
)

test('everything that was pressed before hydration is released, each once and in its order', async () => {
  const { island, button } = await loaded()
  const other = button.cloneNode(true) as HTMLButtonElement
  button.after(other)
  const pressed: string[] = []
  button.addEventListener('click', () => pressed.push('first'))
  other.addEventListener('click', () => pressed.push('other'))

  button.click()
  button.click()
  other.click()
  expect(pressed).toEqual([])
  expect(button.getAttribute('aria-busy')).toBe('true')
  island.dispatchEvent(new Event('astro:hydrate'))

  expect(pressed).toEqual(['first', 'other'])
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

test('a submission before hydration is held and released', async () => {
  const { island, form } = await loaded()
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  form.addEventListener('submit', onSubmit)
  form.requestSubmit()
  expect(onSubmit).not.toHaveBeenCalled()
  island.dispatchEvent(new Event('astro:hydrate'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a click on an unmarked element of a marked form goes through: a link is followed, a box is ticked, once', async () => {
  const { island } = await loaded()
  const onClick = vi.fn((event: Event) => event.preventDefault())
  const link = island.querySelector('a')!
  link.addEventListener('click', onClick)
  link.click()
  expect(onClick).toHaveBeenCalledTimes(1)

  const box = island.querySelector<HTMLInputElement>('[type=checkbox]')!
  box.click()
  expect(box.checked).toBe(true)
  island.dispatchEvent(new Event('astro:hydrate'))
  expect(box.checked).toBe(true)
})
