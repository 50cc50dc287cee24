/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/i.test(address.trim())
