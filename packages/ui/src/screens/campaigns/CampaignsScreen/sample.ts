/** The redeemed share of all gifts, in percent: the same for everyone (CAMP-02). The screen labels it as a sample. */
export const sampleRedeemed = 35;
