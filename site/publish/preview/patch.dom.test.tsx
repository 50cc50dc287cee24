import { expect, test } from 'vitest'
import { patch } from './patch.js'

const parse = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body

/** A living page and what happens to it when its source changes. */
function aPage(before: string) {
  document.body.innerHTML = before
  return { become: (after: string) => patch(document.body, parse(before), parse(after)) }
}

test('a changed text changes alone: every other node stays the one it was', () => {
  const { become } = aPage('<h1>Old</h1><p>Same</p><input>')
  const [heading, paragraph, input] = document.body.children
  ;(input as HTMLInputElement).value = 'typed by the reader'
  ;(input as HTMLInputElement).focus()

  become('<h1>New</h1><p>Same</p><input>')

  expect(document.body.innerHTML).toBe('<h1>New</h1><p>Same</p><input>')
  expect([...document.body.children]).toEqual([heading, paragraph, input])
  expect(document.activeElement).toBe(input)
  expect((input as HTMLInputElement).value).toBe('typed by the reader')
})

test('paragraphs come and go in the middle', () => {
  const { become } = aPage('<p>1</p><p>2</p><p>3</p>')
  const last = document.body.lastElementChild

  become('<p>1</p><p>new</p><ul><li>x</li></ul><p>3</p>')
  expect(document.body.innerHTML).toBe('<p>1</p><p>new</p><ul><li>x</li></ul><p>3</p>')
  expect(document.body.lastElementChild).toBe(last)

  patch(document.body, parse(document.body.innerHTML), parse('<p>3</p>'))
  expect(document.body.innerHTML).toBe('<p>3</p>')
})

test('what scripts did to unchanged parts stays', () => {
  const { become } = aPage('<details><summary>S</summary></details><p class="a" title="t">x</p>')
  document.querySelector('details')?.setAttribute('open', '')
  document.querySelector('p')?.setAttribute('data-seen', '')

  become('<details><summary>S</summary></details><p class="b">x</p>')

  expect(document.querySelector('details')?.open).toBe(true)
  expect(document.querySelector('p')?.outerHTML).toBe('<p class="b" data-seen="">x</p>')
})

test('what scripts have added stays where it is, and nothing around it is made anew', () => {
  const { become } = aPage('<header>H</header><main><h1>Old</h1></main><footer>F</footer>')
  const heading = document.querySelector('h1')
  document.body.insertAdjacentHTML('beforeend', '<div role="region">A question</div>')
  document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<div>A notice</div>')
  const added = [...document.querySelectorAll('div')]

  become('<header>H</header><main><h1>New</h1><p>More</p></main><footer>F</footer><aside>A</aside>')

  expect(document.body.innerHTML).toBe(
    '<header>H</header><main><div>A notice</div><h1>New</h1><p>More</p></main><footer>F</footer><aside>A</aside><div role="region">A question</div>',
  )
  expect(document.querySelector('h1')).toBe(heading)
  expect([...document.querySelectorAll('div')]).toEqual(added)
})

test('a part that scripts have rebuilt is replaced when its source changes, and left alone when it does not', () => {
  const { become } = aPage('<div id="a"><i>1</i></div><div id="b"><i>1</i></div>')
  for (const part of document.querySelectorAll('div')) part.innerHTML = '<b>built</b><b>by a script</b>'

  become('<div id="a"><i>1</i></div><div id="b"><i>2</i></div>')

  expect(document.querySelector('#a')?.innerHTML).toBe('<b>built</b><b>by a script</b>')
  expect(document.querySelector('#b')?.innerHTML).toBe('<i>2</i>')
})
