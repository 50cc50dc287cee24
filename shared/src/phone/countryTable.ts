// `iso2 + dial code[:national prefix]`, read from the metadata of libphonenumber-js; a test compares the two.
const TABLE = `
  ac247 ad376 ae971:0 af93:0 ag1:1 ai1:1 al355:0 am374:0 ao244 ar54:0 as1:1 at43:0 au61:0 aw297 ax358:0 az994:0
  ba387:0 bb1:1 bd880:0 be32:0 bf226 bg359:0 bh973 bi257 bj229 bl590:0 bm1:1 bn673 bo591:0 bq599 br55:0 bs1:1
  bt975 bw267 by375:8 bz501 ca1:1 cc61:0 cd243:0 cf236 cg242 ch41:0 ci225 ck682 cl56 cm237 cn86:0 co57:0 cr506
  cu53:0 cv238 cw599 cx61:0 cy357 cz420 de49:0 dj253 dk45 dm1:1 do1:1 dz213:0 ec593:0 ee372 eg20:0 eh212:0
  er291:0 es34 et251:0 fi358:0 fj679 fk500 fm691 fo298 fr33:0 ga241 gb44:0 gd1:1 ge995:0 gf594:0 gg44:0 gh233:0
  gi350 gl299 gm220 gn224 gp590:0 gq240 gr30 gt502 gu1:1 gw245 gy592 hk852 hn504 hr385:0 ht509 hu36:06 id62:0
  ie353:0 il972:0 im44:0 in91:0 io246 iq964:0 ir98:0 is354 it39 je44:0 jm1:1 jo962:0 jp81:0 ke254:0 kg996:0
  kh855:0 ki686:0 km269 kn1:1 kp850:0 kr82:0 kw965 ky1:1 kz7:8 la856:0 lb961:0 lc1:1 li423:0 lk94:0 lr231:0
  ls266 lt370:0 lu352 lv371 ly218:0 ma212:0 mc377:0 md373:0 me382:0 mf590:0 mg261:0 mh692:1 mk389:0 ml223 mm95:0
  mn976:0 mo853 mp1:1 mq596:0 mr222 ms1:1 mt356 mu230 mv960 mw265:0 mx52 my60:0 mz258 na264:0 nc687 ne227 nf672
  ng234:0 ni505 nl31:0 no47 np977:0 nr674 nu683 nz64:0 om968 pa507 pe51:0 pf689 pg675 ph63:0 pk92:0 pl48 pm508:0
  pr1:1 ps970:0 pt351 pw680 py595:0 qa974 re262:0 ro40:0 rs381:0 ru7:8 rw250:0 sa966:0 sb677 sc248 sd249:0
  se46:0 sg65 sh290 si386:0 sj47 sk421:0 sl232:0 sm378 sn221 so252:0 sr597 ss211:0 st239 sv503 sx1:1 sy963:0
  sz268 ta290 tc1:1 td235 tg228 th66:0 tj992 tk690 tl670 tm993:8 tn216 to676 tr90:0 tt1:1 tv688 tw886:0 tz255:0
  ua380:0 ug256:0 us1:1 uy598:0 uz998 va39 vc1:1 ve58:0 vg1:1 vi1:1 vn84:0 vu678 wf681 ws685 xk383:0 ye967:0
  yt262:0 za27:0 zm260:0 zw263:0
`

/** Countries that share a dial code, the main one first. */
export const sharedDialCodes: Readonly<Record<string, readonly string[]>> = {
  1: 'us ca do pr jm as ai ag bs bb bm vg ky dm gd gu ms mp kn lc vc sx tt tc vi'.split(' '),
  7: ['ru', 'kz'],
  39: ['it', 'va'],
  44: ['gb', 'gg', 'im', 'je'],
  47: ['no', 'sj'],
  61: ['au', 'cc', 'cx'],
  212: ['ma', 'eh'],
  262: ['re', 'yt'],
  290: ['sh', 'ta'],
  358: ['fi', 'ax'],
  590: ['gp', 'bl', 'mf'],
  599: ['cw', 'bq'],
}

/**
 * What tells countries that share a dial code apart: area codes that cover a territory and nothing else. Where a territory has such
 * codes for fixed lines only, the ranges of its mobile numbers, which are its main country's too, stand with both: without them a
 * mobile number would leave the territory that a person has chosen.
 */
export const areaCodesByCountry: Readonly<Record<string, readonly string[]>> = {
  ag: ['268'],
  ai: ['264'],
  as: ['684'],
  au: ['4'],
  ax: ['18', '4'],
  bb: ['246'],
  bm: ['441'],
  bq: ['3', '4', '7'],
  bs: ['242'],
  ca: (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 387 403 416 418 428 431 437 438 450 468 474 506 514 ' +
    '519 537 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  ).split(' '),
  cc: ['4', '89162'],
  cx: ['4', '89164'],
  dm: ['767'],
  do: ['809', '829', '849'],
  eh: ['5288', '5289', '6', '7'],
  fi: ['4'],
  gd: ['473'],
  gg: ['1481', '7781', '7839', '7911'],
  gu: ['671'],
  im: ['1624', '74576', '7524', '7624', '7924'],
  it: ['3'],
  je: ['1534', '7509', '7700', '7797', '7829', '7937'],
  jm: ['658', '876'],
  kn: ['869'],
  ky: ['345'],
  kz: ['33', '7'],
  lc: ['758'],
  ma: ['6', '7'],
  mp: ['670'],
  ms: ['664'],
  no: ['4', '9'],
  pr: ['787', '939'],
  ru: ['33'],
  sj: ['4', '79', '9'],
  sx: ['721'],
  ta: ['8'],
  tc: ['649'],
  tt: ['868'],
  va: ['06698', '3'],
  vc: ['784'],
  vg: ['284'],
  vi: ['340'],
  yt: ['269', '639'],
}

/** Rows of the table: country, dial code, national prefix. */
export const countryRows = TABLE.trim()
  .split(/\s+/)
  .map((row) => {
    const [code = '', nationalPrefix = ''] = row.slice(2).split(':')
    return { iso2: row.slice(0, 2), dialCode: code, nationalPrefix }
  })
