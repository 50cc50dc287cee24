'use client'
import { useEffect, useState } from 'react'
import { callApi } from '@/admin/callApi'

interface Letter {
  id: string
  title: string
  subject: string
  text: string
}

interface Letters {
  /** The language the candidate is written to in. */
  language?: 'ar' | 'en'
  templates: Letter[]
}

/** The desk's templates, filled in for an application; none while they are not there. */
export function useLetters(application: string, isWanted: boolean): Letters {
  const [letters, setLetters] = useState<Letters>({ templates: [] })
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    callApi<Letters>(`/api/applications/${application}/templates`).then(
      (found) => {
        if (!isOver) setLetters(found)
      },
      // A letter can be written without them.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [application, isWanted])
  return letters
}
