/** How a block's plate and its state look. */
export const plates = {
  unsold: 'unsold',
  held: 'other',
  transfer: 'transfer',
  reserved: 'other',
  frozen: 'frozen',
} as const

export const looks = {
  unsold: 'processing',
  held: 'success',
  transfer: 'warning',
  reserved: 'default',
  frozen: 'error',
} as const
