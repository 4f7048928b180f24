import archive from '@/assets/icons/archive.svg'
import bell from '@/assets/icons/bell.svg'
import buy from '@/assets/icons/buy.svg'
import chart from '@/assets/icons/chart.svg'
import check from '@/assets/icons/check.svg'
import edit from '@/assets/icons/edit.svg'
import expand from '@/assets/icons/expand.svg'
import flag from '@/assets/icons/flag.svg'
import fund from '@/assets/icons/fund.svg'
import gavel from '@/assets/icons/gavel.svg'
import grid from '@/assets/icons/grid.svg'
import info from '@/assets/icons/info.svg'
import key from '@/assets/icons/key.svg'
import ledger from '@/assets/icons/ledger.svg'
import list from '@/assets/icons/list.svg'
import log from '@/assets/icons/log.svg'
import map from '@/assets/icons/map.svg'
import mayor from '@/assets/icons/mayor.svg'
import mutual from '@/assets/icons/mutual.svg'
import ok from '@/assets/icons/ok.svg'
import pause from '@/assets/icons/pause.svg'
import pin from '@/assets/icons/pin.svg'
import plus from '@/assets/icons/plus.svg'
import refresh from '@/assets/icons/refresh.svg'
import setting from '@/assets/icons/setting.svg'
import shield from '@/assets/icons/shield.svg'
import shop from '@/assets/icons/shop.svg'
import swap from '@/assets/icons/swap.svg'
import truck from '@/assets/icons/truck.svg'
import users from '@/assets/icons/users.svg'
import vote from '@/assets/icons/vote.svg'
import warn from '@/assets/icons/warn.svg'
import withdraw from '@/assets/icons/withdraw.svg'

/** The drawings of the menu, by name: the table of pages is read without them, too. Made by scripts/icons.ts; do not edit. */
export const icons = {
  archive,
  bell,
  buy,
  chart,
  check,
  edit,
  expand,
  flag,
  fund,
  gavel,
  grid,
  info,
  key,
  ledger,
  list,
  log,
  map,
  mayor,
  mutual,
  ok,
  pause,
  pin,
  plus,
  refresh,
  setting,
  shield,
  shop,
  swap,
  truck,
  users,
  vote,
  warn,
  withdraw,
} as const

export type IconName = keyof typeof icons
