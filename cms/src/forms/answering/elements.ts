import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5'

export type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Every element below a node, in document order. */
export function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue
    yield child
    yield* elementsIn(child)
  }
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name)
}

/** Replaces what is inside an element by a text. */
export function setText(element: Element, text: string): void {
  element.childNodes = []
  defaultTreeAdapter.insertText(element, text)
}

/** Adds an element at the end of another. */
export function append(parent: Element, name: string, attributes: Record<string, string> = {}): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }))
  const element = defaultTreeAdapter.createElement(name, parent.namespaceURI, attrs)
  defaultTreeAdapter.appendChild(parent, element)
  return element
}
