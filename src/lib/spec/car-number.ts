const place = '[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领A-Z]'
const sign = '[A-HJ-NP-Z0-9]'
const ordinary = new RegExp(`^${place}[A-Z]${sign}{4}[A-HJ-NP-Z0-9挂学警港澳]$`)
const newEnergy = new RegExp(`^${place}[A-Z](?:\\d{5}[DF]|[DF]${sign}\\d{4})$`)

/** A vehicle's licence plate: 7 characters, or 8 for new-energy vehicles. Source: specification §5 (car number). */
export const isCarNumber = (value: unknown): boolean =>
  typeof value === 'string' && (ordinary.test(value) || newEnergy.test(value))
