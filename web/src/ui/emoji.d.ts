declare module "~emoji/*" {
  const address: string;
  export default address;
}
