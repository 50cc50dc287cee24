import type { TextField } from 'payload'

/** An address on the web, http or https. */
export function webAddress(name: string): TextField {
  return {
    name,
    type: 'text',
    validate: (value: unknown, { required }: { required?: boolean }) => {
      if (!value) return required ? 'Enter an address, like https://example.com.' : true
      const url = URL.canParse(String(value)) ? new URL(String(value)) : null
      return (
        (url !== null && /^https?:$/.test(url.protocol)) || 'Enter the whole address, like https://example.com/page.'
      )
    },
  }
}
