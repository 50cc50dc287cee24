import type { IconName } from '@diwan/shared/content'
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw'
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw'
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw'
import award from 'lucide-static/icons/award.svg?raw'
import banknote from 'lucide-static/icons/banknote.svg?raw'
import blocks from 'lucide-static/icons/blocks.svg?raw'
import bookOpenCheck from 'lucide-static/icons/book-open-check.svg?raw'
import boxes from 'lucide-static/icons/boxes.svg?raw'
import brainCircuit from 'lucide-static/icons/brain-circuit.svg?raw'
import briefcaseBusiness from 'lucide-static/icons/briefcase-business.svg?raw'
import building2 from 'lucide-static/icons/building-2.svg?raw'
import calculator from 'lucide-static/icons/calculator.svg?raw'
import calendar from 'lucide-static/icons/calendar.svg?raw'
import chartColumn from 'lucide-static/icons/chart-column.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import circleCheck from 'lucide-static/icons/circle-check.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import compass from 'lucide-static/icons/compass.svg?raw'
import construction from 'lucide-static/icons/construction.svg?raw'
import copy from 'lucide-static/icons/copy.svg?raw'
import cpu from 'lucide-static/icons/cpu.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import externalLink from 'lucide-static/icons/external-link.svg?raw'
import factory from 'lucide-static/icons/factory.svg?raw'
import fileCheck from 'lucide-static/icons/file-check.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import graduationCap from 'lucide-static/icons/graduation-cap.svg?raw'
import handshake from 'lucide-static/icons/handshake.svg?raw'
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import landmark from 'lucide-static/icons/landmark.svg?raw'
import languages from 'lucide-static/icons/languages.svg?raw'
import layers from 'lucide-static/icons/layers.svg?raw'
import leaf from 'lucide-static/icons/leaf.svg?raw'
import lightbulb from 'lucide-static/icons/lightbulb.svg?raw'
import link from 'lucide-static/icons/link.svg?raw'
import lock from 'lucide-static/icons/lock.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import plane from 'lucide-static/icons/plane.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import printer from 'lucide-static/icons/printer.svg?raw'
import quote from 'lucide-static/icons/quote.svg?raw'
import rocket from 'lucide-static/icons/rocket.svg?raw'
import rss from 'lucide-static/icons/rss.svg?raw'
import scale from 'lucide-static/icons/scale.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import serverCog from 'lucide-static/icons/server-cog.svg?raw'
import share2 from 'lucide-static/icons/share-2.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import sparkles from 'lucide-static/icons/sparkles.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import target from 'lucide-static/icons/target.svg?raw'
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'

/** Icons an editor may pick. */
const editorIcons: Record<IconName, string> = {
  'building-2': building2,
  plane,
  'briefcase-business': briefcaseBusiness,
  users,
  calculator,
  'graduation-cap': graduationCap,
  boxes,
  'chart-column': chartColumn,
  blocks,
  'brain-circuit': brainCircuit,
  rocket,
  'server-cog': serverCog,
  'shield-check': shieldCheck,
  landmark,
  'book-open-check': bookOpenCheck,
  factory,
  cpu,
  construction,
  handshake,
  globe,
  lightbulb,
  target,
  scale,
  leaf,
  'heart-handshake': heartHandshake,
  clock,
  'map-pin': mapPin,
  award,
  sparkles,
  compass,
  layers,
  'file-check': fileCheck,
  phone,
  mail,
}

/** Icons of the interface. */
const interfaceIcons = {
  sun,
  moon,
  menu,
  x,
  'chevron-down': chevronDown,
  'chevron-right': chevronRight,
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  search,
  languages,
  check,
  'circle-check': circleCheck,
  info,
  'triangle-alert': triangleAlert,
  'external-link': externalLink,
  printer,
  'share-2': share2,
  link,
  quote,
  download,
  'file-text': fileText,
  lock,
  calendar,
  banknote,
  plus,
  rss,
  copy,
}

/** Marks of the social networks on the same 24-unit grid; the icon set has no brands. */
const brandIcons = {
  'brand-linkedin':
    '<svg><rect x="3" y="3" width="18" height="18" rx="3" /><path d="M8 10.5V17M8 7v.01M12 10.5V17m0-3.5a2.5 2.5 0 0 1 5 0V17" /></svg>',
  'brand-whatsapp':
    '<svg><path d="m3 21 1.4-4.4A9 9 0 1 1 7.6 19.8z" /><path d="M9 8c-.2 4 3 7.2 7 7l.4-2.1-2.2-.9-1 1a5.5 5.5 0 0 1-2.2-2.2l1-1-.9-2.2z" /></svg>',
  'brand-x': '<svg><path d="M4 4h4l12 16h-4zM20 4l-6.8 7.6M10.6 14.4 4 20" /></svg>',
  'brand-youtube': '<svg><rect x="2" y="5" width="20" height="14" rx="4" /><path d="m10 9 5 3-5 3z" /></svg>',
  'brand-instagram':
    '<svg><rect x="3" y="3" width="18" height="18" rx="5" /><circle cx="12" cy="12" r="4" /><path d="M17 7v.01" /></svg>',
}

const sources = { ...editorIcons, ...interfaceIcons, ...brandIcons }

/** Name of a drawing that `Icon` can show. */
export type IconKey = keyof typeof sources

const inner = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\n\s*/g, '')

/** The shapes inside each icon's `<svg>`. */
export const iconShapes = Object.fromEntries(
  Object.entries(sources).map(([name, svg]) => [name, inner(svg)]),
) as Record<IconKey, string>
