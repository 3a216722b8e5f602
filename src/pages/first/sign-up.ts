export { SignUpPage } from '../../views/sign-in/sign-up/SignUpPage.tsx';
export { openSignUp } from '../../composition/sign-in/sign-up.ts';
