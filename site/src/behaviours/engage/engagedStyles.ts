import href from '@/styles/engaged.css?url'

let isLoaded = false

/** Loads the styles of what appears only once somebody uses the page. */
export function loadEngagedStyles(): void {
  if (isLoaded) return
  isLoaded = true
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
