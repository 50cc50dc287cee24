import { sendMenuBlogs } from '@/endpoints/sendMenuBlogs'

export const dynamic = 'force-dynamic'

export const GET = () => sendMenuBlogs('en')
