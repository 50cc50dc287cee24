'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { LinksPlugin } from '../links/LinksPlugin'
import { PastePlugin } from './PastePlugin'

/** The editor's part of pasting: what other programs bring, and no link that only begins. */
export const pasting = createClientFeature({
  plugins: [
    { Component: PastePlugin, position: 'normal' },
    { Component: LinksPlugin, position: 'normal' },
  ],
})
