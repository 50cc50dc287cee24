import { refuseNoRoute } from '@/endpoints/refuseNoRoute'

// Next would answer the bare address with a page.
const answer = () => refuseNoRoute()

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT }
