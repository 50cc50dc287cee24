import type { APIRoute } from 'astro'
import { findMenuBlogs } from '@/content/blogs/menuBlogs'
import { localeOf, localeStaticPaths } from '@/content/localeParams'

export const getStaticPaths = localeStaticPaths

export const GET: APIRoute = ({ params }) => Response.json(findMenuBlogs(localeOf(params.locale)))
