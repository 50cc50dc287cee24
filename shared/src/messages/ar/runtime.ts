import type { RuntimeMessages } from '../en/runtime.ts'

export const runtime: RuntimeMessages = {}
