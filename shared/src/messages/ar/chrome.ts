import type { ChromeMessages } from '../en/chrome.ts'

export const chrome: ChromeMessages = {}
