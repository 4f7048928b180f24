import { useRouter } from '@tarojs/taro'

/** The parameters in the page's address. */
export const useParams = () => useRouter().params
