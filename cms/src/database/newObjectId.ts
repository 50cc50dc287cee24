import { ObjectId } from 'mongodb'

/** An id of 24 hexadecimal digits, as MongoDB makes them: documents keep theirs when they move between the databases. */
export const newObjectId = () => new ObjectId().toHexString()
