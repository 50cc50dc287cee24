export interface Wanted {
  department?: string | null
  city?: string | null
  type?: string | null
}

interface Offered {
  departments: readonly string[]
  cities: readonly string[]
  employmentType: string
}

const plain = (text: string) => text.trim().toLocaleLowerCase()

/** Whether a vacancy is what an alert asked for; what the alert leaves open fits everything. Words count in either language. */
export function matches({ city, department, type }: Wanted, { cities, departments, employmentType }: Offered): boolean {
  const fits = (wanted: string | null | undefined, offered: readonly string[]) =>
    !wanted?.trim() || offered.some((one) => plain(one) === plain(wanted))
  return fits(department, departments) && fits(city, cities) && fits(type, [employmentType])
}
