import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** @type {import('next').NextConfig} */
export default { turbopack: { root }, outputFileTracingRoot: root, typescript: { ignoreBuildErrors: true } }
