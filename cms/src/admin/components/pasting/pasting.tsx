'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { PastePlugin } from './PastePlugin'

/** The editor's part of pasting: what other programs bring. */
export const pasting = createClientFeature({ plugins: [{ Component: PastePlugin, position: 'normal' }] })
