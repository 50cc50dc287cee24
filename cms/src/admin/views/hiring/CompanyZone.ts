'use client'
import { createContext } from 'react'
import { STANDARD_TIME_ZONE } from '@diwan/shared/spec/hiring'

/** The time zone that times of hiring are shown in: the company's, wherever the reader is. */
export const CompanyZone = createContext(STANDARD_TIME_ZONE)
