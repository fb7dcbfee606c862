// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Coin} from './Coin.sol';

/// @notice What coins that accept signed typed data (EIP-712) have in common: the domain.
abstract contract TypedDataCoin is Coin {
    bytes32 private constant DOMAIN_TYPE =
        keccak256('EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)');

    string public version;

    error InvalidSignature();

    constructor(string memory name_, string memory symbol_, uint8 decimals_, string memory version_)
        Coin(name_, symbol_, decimals_)
    {
        version = version_;
    }

    /// @notice The hash of the domain of the coin's typed data, on the chain on which it is asked.
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPE, keccak256(bytes(name)), keccak256(bytes(version)), block.chainid, address(this))
        );
    }

    function _digest(bytes32 structHash) internal view returns (bytes32) {
        return keccak256(abi.encodePacked(hex'1901', DOMAIN_SEPARATOR(), structHash));
    }
}
