/** Chillies and what else brings heat. */
export const chillies = 'chilli chilli-flake pickled-jalapeno chipotle-paste chilli-powder cayenne-pepper';

/** What may stand in for soured cream on top. */
export const creams = 'yogurt plant-yogurt creme-fraiche guacamole avocado';

/** What is put on the table beside a Mexican meal. */
export const besides =
  'soft-cheese melting-cheese salad avocado guacamole tomato-salsa pico-de-gallo pickled-jalapeno pickled-red-onion hot-sauce soured-cream yogurt lime radish sweetcorn olive';

export const noDairyCream = 'lactose-free-soured-cream vegan-soured-cream soy-yogurt';
