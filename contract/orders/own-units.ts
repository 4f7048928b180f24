/**
 * What things in the seller's own words are counted in; each one is sold as a whole. Source: domain model §10 (unit 件 unless chosen).
 */
export const ownUnits = ['件', '个', '只', '套', '本', '张', '双', '台', '盆', '盒', '袋', '瓶', '份', '次'] as const

export type OwnUnit = (typeof ownUnits)[number]
