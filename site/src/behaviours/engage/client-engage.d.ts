declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, touch, key, focus or wheel event of the page. */
    'client:engage'?: boolean
  }
}

export {}
