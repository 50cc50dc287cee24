/** Why the integration suite cannot run on this MongoDB; `null` when it can be tried. */
export function mongodbProblem(uri: string | undefined): string | null {
  if (!uri) {
    return 'MONGODB_URI is not set. Name a server with a replica set, whose databases named diwan-int-… are made and dropped: MONGODB_URI=mongodb://127.0.0.1:27017/?replicaSet=rs0 npm run test:mongodb'
  }
  // The suite puts a database's name into it, which a list of hosts does not allow.
  if (!/^mongodb(?:\+srv)?:\/\//.test(uri) || URL.parse(uri) === null) {
    return 'MONGODB_URI must be one address that begins with mongodb:// or mongodb+srv://, like mongodb://127.0.0.1:27017/?replicaSet=rs0.'
  }
  return null
}
