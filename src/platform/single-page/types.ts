/**
 * Whether the app is a single page that was opened in WeChat's Moments: no other page, no login and no payment, and WeChat's own bars
 * above and below it. Source: WeChat, single-page mode (scene 1154).
 */
export type IsSinglePage = boolean
