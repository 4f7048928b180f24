/** What the page asks of Taro while it is drawn on a server: hooks that never run, since nothing happens to a drawing. */
const never = (): void => undefined

export const useDidShow = never
export const useDidHide = never
export const usePullDownRefresh = never
export const useReachBottom = never
export const useShareAppMessage = never
export const useShareTimeline = never
export const useRouter = () => ({ params: {} })

export default { eventCenter: { on: never, off: never }, getEnv: never, onNetworkStatusChange: never }
