import config from '@payload-config'
import '@payloadcms/next/css'
import '@/admin/admin.css'
import { copyToLanguage } from '@/admin/copyToLanguage'
import { isServerFunction } from '@/admin/isServerFunction'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'

const serverFunctions = { 'copy-data-from-locale': copyToLanguage }

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  if (!isServerFunction(args.name)) throw new Error('The admin has no such function.')
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

/** The document around every screen of the admin. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
