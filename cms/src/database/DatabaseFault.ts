/** A database that cannot be worked with, in words for whoever runs the system. */
export class DatabaseFault extends Error {}
